-- Issues of imports are data now and no longer English texts: the reports of earlier runs are emptied.
UPDATE import SET refused = '[]', notes = '[]';
UPDATE crm_run SET problems = '[]';

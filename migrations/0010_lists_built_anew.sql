-- Cards now hold street and number apart. Without its rules a list counts as built by others, so the
-- next cron run builds all of them anew.
DELETE FROM listing_rules;

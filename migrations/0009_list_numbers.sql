-- list: 0 sale, 1 rent, 2 projects, 3 sold; until now 2 and 3 stood the other way round.
-- By way of negative numbers, as (list, kind, id) is unique at every step.
UPDATE listing SET list = -list WHERE list IN (2, 3);
UPDATE listing SET list = 5 + list WHERE list < 0;
UPDATE listing_total SET list = -list WHERE list IN (2, 3);
UPDATE listing_total SET list = 5 + list WHERE list < 0;

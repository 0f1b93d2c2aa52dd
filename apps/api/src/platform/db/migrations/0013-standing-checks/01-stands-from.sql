-- A check of the identity that stands for a later version, since nothing of it changed: the check that somebody made.
alter table identity_checks add column stands_from text;

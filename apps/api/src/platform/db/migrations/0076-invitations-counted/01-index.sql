-- How many people an investor names in a day is counted by itself: the place of somebody who is not named any more is gone, and what was
-- counted in it with it. Nobody asks for invitations by their owner any more.
drop index invitations_by_owner;

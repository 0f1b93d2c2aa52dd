-- Whether single letters are keys of the office's lists for this person (WCAG 2.1.4); they work until switched off.
alter table staff add column single_keys boolean not null default true;

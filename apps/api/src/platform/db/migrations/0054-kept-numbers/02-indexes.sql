-- Lines of the bank that wait, by their amount and in their order: a search finds the first without opening any, and goes on behind the
-- last that it looked at. Importers wait while these are built, a second for 800,000 lines.
create index bank_lines_open_by_amount on bank_lines (abs(cents), seq) where matched_cents < abs(cents);
create index bank_lines_open_in_order on bank_lines (seq) where matched_cents < abs(cents);

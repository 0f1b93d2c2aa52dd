-- After the triggers, which let nobody add a row or a match until this ends.
insert into money_not_paid_out (journal_id)
select decided.id from money_journal decided
where decided.kind in ('released', 'refunded') and decided.source <> 'bank' and decided.facts ->> 'event' is null
  and not exists (
    select 1 from money_journal paid join bank_matches match on match.journal_id = paid.id and match.undone_at is null
    where paid.kind = 'paid-out' and paid.facts ->> 'row' = decided.id);

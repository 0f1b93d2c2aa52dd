-- The address of a deal as its draft has it: whether another has it already was asked of every draft, each read whole.
create index deal_drafts_by_slug on deal_drafts ((draft ->> 'slug'));

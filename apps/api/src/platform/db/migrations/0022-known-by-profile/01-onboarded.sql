-- Whoever handed in a whole profile before is not asked the first questions any more.
update investors set onboarded_at = handed_in.first_at
from (
  select investor_id, min(submitted_at) as first_at from kyc_versions where state = 'submitted' group by investor_id
) handed_in
where handed_in.investor_id = investors.id and investors.onboarded_at is null and handed_in.first_at is not null;

/** What `listRegistrations` lists, as one value of a statement that is asked often: its day columns are words, as there. */
export const STANDING_REGISTRATIONS = `(
  select coalesce(json_agg(json_build_object('province', province, 'from', from_day, 'lastDay', last_day)), '[]')
  from (select distinct on (province, period) province, from_day, last_day
    from dealer_registrations order by province, period, version desc) standing
)`;

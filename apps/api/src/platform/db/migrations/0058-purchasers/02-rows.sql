-- After the triggers, which make an order that is added meanwhile wait until this ends: some seconds for a million orders.
insert into order_purchasers (owner_id, trade_id, role, investor_id)
select investor_id, id, 'first', investor_id from trades
on conflict do nothing;
insert into order_purchasers (owner_id, trade_id, role)
select investor_id, id, 'second' from trades where sealed_joint_investor is not null
on conflict do nothing;

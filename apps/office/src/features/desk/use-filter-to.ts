import type { DeskQuery } from '@portal/domain/desk/queues/desk-query';
import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import { useNavigate } from 'react-router';
import { deskAddress } from './desk-address.ts';

/** Leads to the same queue with other filters. They stand in the address, so that Back takes the last one off again. */
export function useFilterTo(queue: DeskQueue): (query: DeskQuery) => void {
  const navigate = useNavigate();
  return (query) => void navigate(deskAddress({ queue, query }), { preventScrollReset: true });
}

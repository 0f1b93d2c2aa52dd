import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { TextLink } from '@portal/web/ui/text-link';
import { generatePath } from 'react-router';

/** A link to an order's money, by its reference. */
export function OrderLink({ id, reference }: { id: string; reference: string }) {
  return <TextLink href={`${generatePath(OFFICE_PAGES.order, { orderId: id })}#money`}>{reference}</TextLink>;
}

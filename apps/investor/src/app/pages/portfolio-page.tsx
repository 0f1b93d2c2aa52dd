import { PortfolioScreen } from '#features/portfolio/list/portfolio-screen.tsx';
import { JoinedOrders } from '#features/purchases/joined-orders.tsx';

/** The person's orders, and those of others that they joined. */
export function PortfolioPage() {
  return <PortfolioScreen joined={<JoinedOrders />} />;
}

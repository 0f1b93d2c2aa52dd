import { PortfolioScreen } from '#features/portfolio/list/portfolio-screen.tsx';

/** The person's orders. */
export function PortfolioPage() {
  return <PortfolioScreen />;
}

import { addressExpression } from '@portal/domain/ground/pages/site-pages';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paths } from '#state/paths.ts';
import { findRoute, NOT_FOUND_ROUTES } from './find-route.ts';
import { PAGE_ROUTES } from './routes.tsx';
import { REDIRECTS, SITE_PAGES } from './site-pages.ts';

const EXPRESSIONS = Object.keys(SITE_PAGES).map(addressExpression);
/** The server's table: anything else gets 404. */
const isKnownToServer = (address: string) => EXPRESSIONS.some((expression) => expression.test(address));
const isKnownToApplication = (address: string) =>
  !NOT_FOUND_ROUTES.includes(findRoute(address)) ||
  Object.keys(REDIRECTS).some((path) => matchPath(path, address) !== null);

const WORDS = ['', 'order', 'A-B_c.d~1', 'h%C3%A9', '%2F', 'x y', 'order/more'];
const ADDRESSES = [
  ...Object.keys(SITE_PAGES).flatMap((pattern) =>
    WORDS.flatMap((word) => {
      const address = pattern.replaceAll(/:\w+\??/g, () => word);
      return [address, `${address}/`, address.toUpperCase(), `${address}/more`, `/before${address}`];
    }),
  ),
  ...['/office', '/mailbox', '/metrics', '/dashboard', '/dashboard/unknown', '/wizard', '/assets/x', '/api'],
];

describe('the server and the application', () => {
  it(`agree on which of ${ADDRESSES.length} addresses exist`, () => {
    const known = ADDRESSES.filter(isKnownToApplication);
    expect(ADDRESSES.filter(isKnownToServer)).toEqual(known);
    expect(known.length).toBeGreaterThan(PAGE_ROUTES.length);
    expect(known.length).toBeLessThan(ADDRESSES.length);
  });

  it('know every address that screens link to', () => {
    const used = [
      paths.home(),
      paths.login(),
      paths.register(),
      paths.referralEntry(),
      paths.forgotPassword(),
      paths.resetPassword('u1', 't 1'),
      paths.onboarding(),
      paths.marketplace(),
      paths.deal('harbour-row'),
      paths.publicDeal('harbour-row'),
      paths.compare(),
      paths.portfolio(),
      paths.order('t1'),
      paths.purchase('t1'),
      paths.join('token'),
      paths.referral(),
      paths.account(),
      paths.profile(),
      paths.wizard('harbour-row', 'order'),
      paths.signing('t1'),
      paths.signedDocument('f1'),
      paths.verifyDocument(),
      paths.privacyPolicy(),
      paths.contact(),
      paths.landing(),
    ];
    expect(used.filter((address) => !isKnownToServer(address))).toEqual([]);
    expect(used).toHaveLength(Object.keys(paths).length);
  });

  it.each([
    ['below the dashboard keeps its frame', '/dashboard/unknown/more', 'dashboard'],
    ['elsewhere has the main one', '/unknown', 'main'],
    ['of the wizard without a step is the wizard', '/wizard/harbour-row', 'bare'],
  ])('an address %s', (_what, address, layout) => {
    expect(findRoute(address).layout).toBe(layout);
  });

  it('start each prerendered page from its own file', () => {
    expect(SITE_PAGES).toMatchObject({
      '/': 'home',
      '/login': 'login',
      '/dashboard/marketplace': 'marketplace',
      '/dashboard/account': 'app',
    });
    expect(SITE_PAGES).not.toHaveProperty('*');
  });
});

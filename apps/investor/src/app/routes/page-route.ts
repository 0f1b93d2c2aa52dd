import type { Namespace } from '@portal/messages/namespaces';
import type { ComponentType } from 'react';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/** The frames of specification section 2; `bare` leaves the whole screen to the page (the wizard). */
export type LayoutName = 'main' | 'plain' | 'simple' | 'dashboard' | 'bare';

/** Key of the document title in the texts, below `shell.title`. */
export type TitleName =
  | 'home'
  | 'login'
  | 'register'
  | 'referralEntry'
  | 'dealEntry'
  | 'forgotPassword'
  | 'resetPassword'
  | 'onboarding'
  | 'marketplace'
  | 'deal'
  | 'preview'
  | 'compare'
  | 'portfolio'
  | 'order'
  | 'account'
  | 'profile'
  | 'join'
  | 'purchase'
  | 'leaveList'
  | 'unsubscribe'
  | 'verifyEmail'
  | 'confirmEmail'
  | 'referral'
  | 'wizard'
  | 'signing'
  | 'finconnect'
  | 'signedCopies'
  | 'signedDocument'
  | 'verifyDocument'
  | 'privacyPolicy'
  | 'contact'
  | 'landing'
  | 'notFound';

export type PageRoute = LazyPage & {
  /** React Router pattern; a trailing slash in the address never matters. */
  path: string;
  layout: LayoutName;
  /** `protected` sends people without an access token to `/`; `guest` sends people with one into the portal. */
  access: 'public' | 'guest' | 'protected';
  title: TitleName;
  /** Text namespaces of the page, beside `ui` and `shell`; they load together with its code. */
  texts: readonly Namespace[];
  /** The page module's name without `-page.tsx`, for pages that look the same to every visitor at first. */
  prerender?: string;
  /**
   * The live chat may appear here. Where people answer questions about themselves, pay or sign it is there `after-yes`: it is a frame
   * of another origin, which sees nothing of the page, but nobody is asked about it in the middle of an order. Never where the
   * link leads to files or to a bank.
   */
  offersChat?: true | 'after-yes';
  /**
   * Like `prerender`, for the signed-in pages that most visits start at: their frame is prerendered and their code sent
   * along.
   */
  frame?: string;
};

type RouteInput = Omit<PageRoute, keyof LazyPage> & { load: () => Promise<ComponentType> };

/** An entry of the route table; the page's code loads when needed. */
export function route({ load, ...rest }: RouteInput): PageRoute {
  return { ...rest, ...lazyPage(load) };
}

import type { Namespace } from '@portal/messages/namespaces';
import type { ComponentType } from 'react';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/** The frames of specification section 2; `bare` leaves the whole screen to the page (wizard and its chrome). */
export type LayoutName = 'main' | 'plain' | 'simple' | 'dashboard' | 'bare';

/** Key of the document title in the texts, below `shell.title`. */
export type TitleName =
  | 'home'
  | 'login'
  | 'register'
  | 'referralEntry'
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
  /** Pattern of React Router; a trailing slash in the address never matters. */
  path: string;
  layout: LayoutName;
  /** `protected` sends a person without an access token to `/`; `guest` sends one with a token into the portal. */
  access: 'public' | 'guest' | 'protected';
  title: TitleName;
  /** Namespaces of texts that the page speaks with, beside `ui` and `shell`. They load together with its code. */
  texts: readonly Namespace[];
  /** Name of the page's module without `-page.tsx`, on pages whose first look is the same for everyone who is signed out. */
  prerender?: string;
  /** The live chat may stand here. Never where a person answers questions about themselves, pays or signs, nor where a link is a secret. */
  offersChat?: true;
  /** The same on pages of a signed-in person that many begin at: their frame is drawn beforehand and their code is sent along. */
  frame?: string;
};

type RouteInput = Omit<PageRoute, keyof LazyPage> & { load: () => Promise<ComponentType> };

/** A page of the table: its code is fetched when it is needed. */
export function route({ load, ...rest }: RouteInput): PageRoute {
  return { ...rest, ...lazyPage(load) };
}

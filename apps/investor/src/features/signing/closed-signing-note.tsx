import type { ClosedSigning } from '@portal/domain/agreement/signing/signing.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { AttentionMark, InfoMark, SuccessMark } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { returnPath } from '#state/return-path.ts';

/** What became of a ceremony that is over for the signer or whose link has expired, and the way on. */
export function ClosedSigningNote({ view }: { view: ClosedSigning }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const values = {
    deal: view.dealName ?? '',
    time: view.signedAt === null ? '' : dateTime(view.signedAt),
    name: view.waitingFor ?? '',
  };
  const { title, text } = textsOf(view);
  return (
    <EndNote
      tone={view.status === 'completed' ? 'success' : view.status === 'declined' ? 'info' : 'attention'}
      title={t(title)}
      text={t(text, values)}
      action={
        <LinkButton tone="primary" href={returnPath(view.returnUrl)}>
          {t(`signing.closed.${wayOn(view)}`)}
        </LinkButton>
      }
    />
  );
}

/** The same end reads differently for a joint investor, and for somebody who confirmed a profile without an order. */
function textsOf({ status, role, dealName, waitingFor }: ClosedSigning) {
  if (role === 'joint') {
    return {
      title: `signing.closed.joint.${status}.title`,
      text: `signing.closed.joint.${status}.text`,
    } as const;
  }
  if (dealName === null) {
    return {
      title: `signing.closed.profile.${status}.title`,
      text: `signing.closed.profile.${status}.text`,
    } as const;
  }
  return waitingFor === null
    ? ({ title: `signing.closed.${status}.title`, text: `signing.closed.${status}.text` } as const)
    : ({ title: 'signing.closed.waiting.title', text: 'signing.closed.waiting.text' } as const);
}

function wayOn({ role, dealName }: ClosedSigning): 'toHome' | 'goBack' | 'toOrder' {
  return role === 'joint' ? 'toHome' : dealName === null ? 'goBack' : 'toOrder';
}

/** For a joint investor who opens the link before the investor has signed. */
export function OutOfTurnNote() {
  const { t } = useTranslation();
  return (
    <EndNote
      tone="info"
      title={t('signing.closed.outOfTurn.title')}
      text={t('signing.closed.outOfTurn.text')}
      action={
        <LinkButton tone="primary" href={paths.home()}>
          {t('signing.closed.toHome')}
        </LinkButton>
      }
    />
  );
}

/** For a dead link: its owner is unknown, so it leads to the portfolio behind the login. */
export function InvalidLinkNote() {
  const { t } = useTranslation();
  return (
    <EndNote
      tone="attention"
      title={t('signing.closed.invalid.title')}
      text={t('signing.closed.invalid.text')}
      action={
        <LinkButton tone="primary" href={paths.portfolio()}>
          {t('signing.closed.toPortfolio')}
        </LinkButton>
      }
    />
  );
}

const MARKS = { success: SuccessMark, info: InfoMark, attention: AttentionMark } as const;
const COLOURS = { success: 'text-success', info: 'text-info', attention: 'text-attention' } as const;

type EndNoteProps = { tone: keyof typeof MARKS; title: string; text: string; action: ReactNode };

function EndNote({ tone, title, text, action }: EndNoteProps) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  const Mark = MARKS[tone];
  return (
    <div className="mx-auto flex max-w-prose flex-col items-start gap-5 py-6 md:py-12">
      <Mark className={`size-12 ${COLOURS[tone]}`} />
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      <p className="text-lg">{text}</p>
      {action}
    </div>
  );
}

/** Focuses an element when it appears, so that a change of the whole screen is announced. */
function useFocusOnce<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return element;
}

import type { ClosedSigning } from '@portal/domain/wire/signing';
import { useFormats } from '@portal/web/i18n/use-formats';
import { AttentionMark, InfoMark, SuccessMark } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { returnPath } from './return-path.ts';
import { useFocusOnce } from './use-focus-once.ts';

/** What happened to a ceremony that is over or whose link has ended, and the way on. */
export function ClosedSigningNote({ view }: { view: ClosedSigning }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const values = { deal: view.dealName, time: view.signedAt === null ? '' : dateTime(view.signedAt) };
  return (
    <EndNote
      tone={view.status === 'completed' ? 'success' : view.status === 'declined' ? 'info' : 'attention'}
      title={t(`signing.closed.${view.status}.title`)}
      text={t(`signing.closed.${view.status}.text`, values)}
      action={
        <LinkButton tone="primary" href={returnPath(view.returnUrl)}>
          {t('signing.closed.toOrder')}
        </LinkButton>
      }
    />
  );
}

/** For a link that opens nothing: who it belongs to is not known, so it leads to the portfolio behind the login. */
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

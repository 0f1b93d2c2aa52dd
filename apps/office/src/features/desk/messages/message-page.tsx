import type { OfficeMessageDetail } from '@portal/domain/desk/messages/office-messages.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { WorkPanel } from '#parts/holder/work-panel.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { STATE_TONES } from './message-columns.tsx';
import { MessageFacts } from './message-facts.tsx';
import { useMessageQuery, useMoveMessageMutation } from './messages-api.ts';
import { ReplyForm } from './reply-form.tsx';

/** A message, its sender, the replies so far, and the form for the next one. */
export function MessagePage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const { messageId = '' } = useParams<{ messageId: string }>();
  const read = useMessageQuery({ messageId }, { refetchOnMountOrArgChange: true });
  usePageTitle(read.currentData?.subject ?? t('officeMessages.eyebrow'));
  return (
    <Loaded read={{ ...read, data: read.currentData }}>
      {(message) => <Shown key={message.id} message={message} self={self} />}
    </Loaded>
  );
}

function Shown({ message, self }: { message: OfficeMessageDetail; self: StaffSelf }) {
  const { t } = useTranslation();
  const mayAnswer = message.templates.length > 0;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p>
          <TextLink href={OFFICE_PAGES.messages} isAlone>
            {t('officeMessages.back')}
          </TextLink>
        </p>
        <PageHeading
          eyebrow={t('officeMessages.eyebrow')}
          title={<span className="wrap-anywhere">{message.subject}</span>}
          takesFocus
          aside={
            <Badge tone={STATE_TONES[message.state]}>{t(`officeMessages.states.${message.state}`)}</Badge>
          }
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(18rem,1fr)] lg:grid-rows-[auto_1fr]">
        <PagePart id="message" title={t('officeMessages.message.title')}>
          <p className="max-w-prose whitespace-pre-wrap wrap-anywhere" lang={`${message.language}-CA`}>
            {message.text}
          </p>
        </PagePart>
        <div className="grid gap-6 lg:col-start-2 lg:row-span-2">
          {/* An answered message is in no queue, so nobody can claim it. */}
          {mayAnswer && message.state === 'new' ? (
            <WorkPanel
              page={{ kind: 'message', id: message.id }}
              first={[{ queue: 'new-messages', why: 'wrote-contact', facts: {}, claim: message.claim }]}
              selfId={self.id}
            />
          ) : null}
          <MessageFacts message={message} mayOpenInvestor={self.actions.includes('investors.view')} />
        </div>
        <div className="grid gap-6 lg:col-start-1 lg:row-start-2">
          <RepliesPart replies={message.replies} language={message.language} />
          {mayAnswer ? <ReplyForm message={message} /> : null}
          {mayAnswer ? <MessageMoves message={message} /> : null}
        </div>
      </div>
    </div>
  );
}

/** The replies, who sent them, and whether they went out. */
function RepliesPart({ replies, language }: Pick<OfficeMessageDetail, 'replies' | 'language'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <PagePart id="replies" title={t('officeMessages.replies.title')}>
      {replies.length === 0 ? <p className="text-muted">{t('officeMessages.replies.none')}</p> : null}
      <ol className="grid gap-4 empty:hidden">
        {replies.map(({ id, by, at, text, delivery }) => (
          <li key={id} className="grid gap-2 border-line border-b pb-4 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
              {t('officeMessages.replies.by', { name: by, when: dateTime(at) })}
              <Badge tone={delivery === 'withheld' ? 'danger' : 'neutral'}>
                {t(`officeMessages.replies.${delivery}`)}
              </Badge>
            </p>
            <p className="max-w-prose whitespace-pre-wrap wrap-anywhere" lang={`${language}-CA`}>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </PagePart>
  );
}

/** Closes a message, or reopens it. */
function MessageMoves({ message }: { message: OfficeMessageDetail }) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [move, { error }] = useMoveMessageMutation();
  const { id: messageId, version, state } = message;
  const to = state === 'closed' ? 'open' : 'closed';
  const press = () =>
    run(async () => {
      const result = await move({ messageId, version, to });
      if (result.data !== undefined) {
        showToast('success', t(`officeMessages.done.${to}`));
      }
    });
  const text = {
    new: t('officeMessages.close'),
    answered: t('officeMessages.closeAnswered'),
    closed: t('officeMessages.reopen'),
  }[state];
  return (
    <div className="grid justify-items-start gap-4">
      <FormFailure error={error} />
      <Button onPress={() => void press()} isPending={isBusy}>
        {text}
      </Button>
    </div>
  );
}

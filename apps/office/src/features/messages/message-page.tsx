import type { OfficeMessageDetail } from '@portal/domain/desk/messages/office-messages.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Badge } from '@portal/web/ui/badge';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { WorkPanel } from '#parts/holder/work-panel.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { MessageFacts } from './message-facts.tsx';
import { MessageMoves } from './message-moves.tsx';
import { STATE_TONES } from './message-row-item.tsx';
import { useMessageQuery } from './messages-api.ts';
import { RepliesPart } from './replies-part.tsx';
import { ReplyForm } from './reply-form.tsx';

/** A message, who wrote it, what was answered, and the answer to write. */
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
          {/* What is answered stands in no queue: nobody holds it. */}
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

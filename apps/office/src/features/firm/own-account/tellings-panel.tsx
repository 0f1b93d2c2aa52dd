import { TOLD_TIMINGS, type ToldTiming, type ToldTopic } from '@portal/domain/desk/tellings/told-topics';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Select } from '@portal/web/ui/select';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useChooseTellingMutation, useTellingsQuery } from './own-account-api.ts';
import { Panel } from './panel.tsx';

/** What the person is told by mail, of what they work on, and when; each choice counts at once. */
export function TellingsPanel() {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useTellingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div id="told">
      <Panel title={t('officeTold.title')} intro={t('officeTold.hint')}>
        {error === undefined ? null : (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {data === undefined && error === undefined ? (
          <Loading>
            <Skeleton className="h-40 w-full" />
          </Loading>
        ) : null}
        {data === undefined ? null : (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              {data.topics.map(({ topic, timing }) => (
                <TopicField key={topic} topic={topic} timing={timing} />
              ))}
            </div>
            <div className="grid max-w-prose gap-1 text-sm text-muted">
              <p>{t('officeTold.morning')}</p>
              {data.topics.some(({ topic }) => topic === 'waits-for-you') ? (
                <p>{t('officeTold.only')}</p>
              ) : null}
            </div>
          </>
        )}
      </Panel>
    </div>
  );
}

function TopicField({ topic, timing }: { topic: ToldTopic; timing: ToldTiming }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [choose] = useChooseTellingMutation();
  const change = async (typed: string) => {
    const chosen = TOLD_TIMINGS.find((known) => known === typed);
    if (chosen === undefined) {
      return;
    }
    const { error } = await choose({ topic, timing: chosen });
    showToast(
      error === undefined ? 'success' : 'problem',
      error === undefined ? t('officeTold.saved') : messageOf(error),
    );
  };
  return (
    <Select
      name={`told-${topic}`}
      label={t(`officeTold.topics.${topic}`)}
      value={timing}
      onChange={(typed) => void change(typed)}
      choices={TOLD_TIMINGS.map((value) => ({ value, label: t(`officeTold.timings.${value}`) }))}
    />
  );
}

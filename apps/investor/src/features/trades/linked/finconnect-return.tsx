import { Loading } from '@portal/web/ui/loading';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { returnPath } from '#state/return-path.ts';
import { EndNote } from './end-note.tsx';
import { type ProviderAnswer, useFinishAtProviderMutation } from './finconnect-api.ts';

/** Where a linked-account provider returns people to: records the account and continues with the order. */
export function FinconnectReturn() {
  const { t } = useTranslation();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [finish] = useFinishAtProviderMutation();
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) {
      return;
    }
    isAsked.current = true;
    // A fragment never reaches a server's log; either is removed from the address once read.
    const answer = answerOf(new URLSearchParams(hash.length > 1 ? hash.slice(1) : search));
    void (async () => {
      const { data } = await finish(answer);
      if (data === undefined) {
        setFailed(true);
      } else {
        void navigate(returnPath(data.returnUrl), { replace: true });
      }
    })();
  }, [finish, navigate, search, hash]);
  if (hasFailed) {
    return (
      <EndNote
        isGood={false}
        title={t('finconnect.failed.title')}
        text={t('finconnect.failed.text')}
        href={paths.portfolio()}
        action={t('finconnect.expired.action')}
      />
    );
  }
  return (
    <Loading>
      <h1 className="py-12 text-center text-2xl">{t('finconnect.returning')}</h1>
    </Loading>
  );
}

function answerOf(given: URLSearchParams): ProviderAnswer {
  const text = (name: string) => given.get(name) ?? '';
  return {
    state: text('state'),
    reference: text('reference'),
    lastDigits: text('lastDigits'),
    accountHolder: text('accountHolder'),
    signature: text('signature'),
  };
}

import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useWriter } from '#app/contact/use-writer.ts';
import { newDraft } from '#features/contact/contact-draft.ts';
import { ContactIntro } from '#features/contact/contact-intro.tsx';
import { ContactPanel } from '#features/contact/contact-panel.tsx';

/** Writing to the dealer, for anybody. */
export function ContactPage() {
  const { t } = useTranslation();
  const writer = useWriter();
  return (
    <div className="mx-auto grid max-w-form gap-8">
      <header className="grid gap-2">
        <h1 className="text-3xl">{t('contact.title')}</h1>
        <p className="text-lg text-muted">
          <ContactIntro />
        </p>
      </header>
      {writer === undefined ? (
        <Loading>
          <Skeleton className="h-96 w-full" />
        </Loading>
      ) : (
        <ContactPanel draft={newDraft(writer)} />
      )}
    </div>
  );
}

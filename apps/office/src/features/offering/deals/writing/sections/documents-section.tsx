import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { DRAFTED_DOCUMENT_KINDS } from '@portal/domain/offering/deals/document-kinds';
import { Button } from '@portal/web/ui/button';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DocumentsOfDraft } from '../../documents/documents-of-draft.tsx';
import { MemorandumLines } from '../../documents/memorandum-lines.tsx';
import { FileOfDeal } from '../../files/file-of-deal.tsx';
import { BilingualField } from '../bilingual-field.tsx';
import { EntryList } from '../entry-list.tsx';
import { useWriting } from '../writing-context.ts';
import { nothing } from './nothing.ts';

/** The documents of a deal, one of each kind in both languages; the memorandum is read only here. */
export function DocumentsSection({ deal }: { deal: OfficeDeal }) {
  const { t } = useTranslation();
  const { control } = useWriting();
  const { fields, append, move, remove } = useFieldArray({
    control,
    name: 'content.documents',
    keyName: 'key',
  });
  const documents = useWatch({ control, name: 'content.documents' });
  const missing = DRAFTED_DOCUMENT_KINDS.filter((kind) =>
    documents.every((document) => document.kind !== kind),
  );
  return (
    <>
      <MemorandumLines dealId={deal.id} memoranda={deal.memoranda} />
      <EntryList
        name="content.documents"
        entries={fields.map(({ key, kind }) => ({ key, title: t(`officeDeals.papers.kinds.${kind}`) }))}
        onMove={move}
        onRemove={remove}
        empty={t('officeDeals.entries.noDocuments')}
      >
        {(place) => (
          <>
            <BilingualField
              name={`content.documents.${place}.title`}
              label={t('officeDeals.fields.documentTitle')}
              hint={t('officeDeals.hints.documentTitle')}
              maxLength={DEAL_TEXT_LIMITS.line}
            />
            <div className="grid gap-5 md:grid-cols-2">
              {LANGUAGES.map((of) => (
                <FileOfDeal
                  key={of}
                  name={`content.documents.${place}.file.${of}`}
                  part="document"
                  label={t('officeDeals.fieldInLanguage', {
                    name: t('officeDeals.fields.documentFile'),
                    language: t(`office.languages.${of}`),
                  })}
                />
              ))}
            </div>
            {documents[place] === undefined ? null : (
              <DocumentsOfDraft dealId={deal.id} documents={[documents[place]]} />
            )}
          </>
        )}
      </EntryList>
      <div className="flex flex-wrap gap-3">
        {missing.map((kind) => (
          <Button key={kind} onPress={() => append({ kind, title: nothing(), file: nothing() })}>
            {t('officeDeals.entries.addDocument', { kind: t(`officeDeals.papers.kinds.${kind}`) })}
          </Button>
        ))}
      </div>
    </>
  );
}

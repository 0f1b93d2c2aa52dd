import type { Language } from '@portal/domain/ground/people/languages';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { useChooseLanguageMutation } from './session-api.ts';
import { entered } from './session-slice.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

/** Changes the person's language: of their pages, and of the mail they get. */
export function useChooseLanguage(): { chooseLanguage: (language: Language) => Promise<void> } {
  const dispatch = useAppDispatch();
  const messageOf = useApiMessage();
  const person = useAppSelector(({ session }) => session.person);
  const [send] = useChooseLanguageMutation();
  const chooseLanguage = async (language: Language) => {
    const { error } = await send({ language });
    if (error !== undefined) {
      showToast('problem', messageOf(error));
    } else if (person !== null) {
      dispatch(entered({ ...person, language }));
    }
  };
  return { chooseLanguage };
}

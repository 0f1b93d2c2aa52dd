import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { useSwitchKeysMutation } from './session-api.ts';
import { entered } from './session-slice.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

/** Whether single letters are keys of lists for this person, and how they switch that (WCAG 2.1.4). */
export function useSingleKeys(): { isOn: boolean; switchKeys: (isOn: boolean) => Promise<void> } {
  const dispatch = useAppDispatch();
  const messageOf = useApiMessage();
  const person = useAppSelector(({ session }) => session.person);
  const [send] = useSwitchKeysMutation();
  const switchKeys = async (singleKeys: boolean) => {
    const { error } = await send({ singleKeys });
    if (error !== undefined) {
      showToast('problem', messageOf(error));
    } else if (person !== null) {
      dispatch(entered({ ...person, singleKeys }));
    }
  };
  return { isOn: person?.singleKeys ?? true, switchKeys };
}

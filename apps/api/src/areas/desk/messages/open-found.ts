import type { MessageRow } from '@portal/domain/desk/messages/office-messages.wire';
import type { Deps } from '../../../platform/deps.ts';
import { openMessage, type WrittenMessage } from '../../people/contact/seal-message.ts';
import type { FoundMessage } from './message-rows.store.ts';

/** A message unsealed: what lists show of it, and what its writer wrote. */
export async function openFound(
  { secrets }: Pick<Deps, 'secrets'>,
  found: FoundMessage,
): Promise<{ row: MessageRow; written: WrittenMessage }> {
  const { id, version, state, about, investorId, investorName, language, receivedAt } = found;
  const written = await openMessage(secrets, id, found.sealed);
  return {
    written,
    row: {
      id,
      version,
      state,
      about,
      subject: written.subject,
      name: written.name,
      investor: investorId === null ? null : { id: investorId, name: investorName ?? '' },
      language,
      receivedAt: receivedAt.toISOString(),
    },
  };
}

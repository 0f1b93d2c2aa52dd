import { SECTION_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import { createContext, use } from 'react';

type Photos = ReadonlyMap<string, File>;
/** Resolves to whether the document arrived. */
type SendDocument = () => Promise<boolean>;

/** In page order: the server takes no back without its front. */
const IN_ORDER = SECTION_FIELDS.identityVerification.map(({ path }) => `identityVerification.${path}`);

/** Profile documents that the server does not have yet, by field path. */
export class UnsentDocuments {
  #photos: Photos = new Map();
  readonly #senders = new Map<string, SendDocument>();
  readonly #listeners = new Set<() => void>();

  /** Photos waiting for approval. They outlive their section, and end with the page. */
  readonly photos = (): Photos => this.#photos;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Keeps a field's photo; null drops it. */
  keep(path: string, photo: File | null): void {
    const others = [...this.#photos].filter(([other]) => other !== path);
    this.#photos = new Map(photo === null ? others : [...others, [path, photo]]);
    for (const tell of this.#listeners) {
      tell();
    }
  }

  /** Notifies listeners again about a photo, if it is still current. */
  noteAgain(path: string, photo: File): void {
    if (this.#photos.get(path) === photo) {
      this.keep(path, photo);
    }
  }

  /** Registers how a visible field sends its document; call the result once there is nothing to send. */
  offer(path: string, send: SendDocument): () => void {
    this.#senders.set(path, send);
    return () => void this.#senders.delete(path);
  }

  /** Visible fields with unsent documents. */
  paths(): ReadonlySet<string> {
    return new Set(this.#senders.keys());
  }

  /** Sends the visible documents one by one. Resolves to the first that did not arrive, for which the rest wait. */
  async sendAll(): Promise<string | null> {
    for (const path of IN_ORDER) {
      const send = this.#senders.get(path);
      if (send !== undefined && !(await send())) {
        return path;
      }
    }
    return null;
  }
}

/** Null outside the form, which would be a bug. */
export const UnsentDocumentsContext = createContext<UnsentDocuments | null>(null);

export function useUnsentDocuments(): UnsentDocuments {
  const documents = use(UnsentDocumentsContext);
  if (documents === null) {
    throw new Error('useUnsentDocuments needs an UnsentDocumentsContext above it');
  }
  return documents;
}

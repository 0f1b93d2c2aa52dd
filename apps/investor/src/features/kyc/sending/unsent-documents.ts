import { SECTION_FIELDS } from '@portal/domain/client/kyc/section-rules';
import { createContext, use } from 'react';

type Photos = ReadonlyMap<string, File>;
/** Answers whether the document has arrived. */
type SendDocument = () => Promise<boolean>;

/** As they stand on the page: the server takes no back without its front. */
const IN_ORDER = SECTION_FIELDS.identityVerification.map(({ path }) => `identityVerification.${path}`);

/** Documents of the profile that the server does not have yet, by the paths of their fields. */
export class UnsentDocuments {
  #photos: Photos = new Map();
  readonly #senders = new Map<string, SendDocument>();
  readonly #listeners = new Set<() => void>();

  /** Photos that wait for the word of their person. They outlive the section that shows them, and end with the page. */
  readonly photos = (): Photos => this.#photos;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Keeps the photo of a field; null lets it go. */
  keep(path: string, photo: File | null): void {
    const others = [...this.#photos].filter(([other]) => other !== path);
    this.#photos = new Map(photo === null ? others : [...others, [path, photo]]);
    for (const tell of this.#listeners) {
      tell();
    }
  }

  /** Tells the listeners of a photo once more, where it is still the one. */
  noteAgain(path: string, photo: File): void {
    if (this.#photos.get(path) === photo) {
      this.keep(path, photo);
    }
  }

  /** A field on the screen says how its document is sent; call what it returns once there is nothing to send. */
  offer(path: string, send: SendDocument): () => void {
    this.#senders.set(path, send);
    return () => void this.#senders.delete(path);
  }

  /** The fields on the screen whose documents are not sent yet. */
  paths(): ReadonlySet<string> {
    return new Set(this.#senders.keys());
  }

  /** Sends what is on the screen, one after the other. Answers the first that did not arrive, for which the others wait. */
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

/** Null outside the form, which is a mistake of ours. */
export const UnsentDocumentsContext = createContext<UnsentDocuments | null>(null);

export function useUnsentDocuments(): UnsentDocuments {
  const documents = use(UnsentDocumentsContext);
  if (documents === null) {
    throw new Error('useUnsentDocuments needs an UnsentDocumentsContext above it');
  }
  return documents;
}

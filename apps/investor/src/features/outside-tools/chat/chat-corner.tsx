import { Cross } from '@portal/web/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CHAT_PROVIDER } from './chat-frame.ts';

/**
 * The live chat, at the bottom right (vertical offset 40, horizontal 0). Nothing loads from the provider until it is opened;
 * closing it keeps the conversation.
 */
export function ChatCorner({ frame }: { frame: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const putAway = () => {
    // Flushed, because a hidden element cannot take focus.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <div className={`chat-corner fixed right-0 ${isOpen ? 'z-40' : 'z-20'}`} data-print="no">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        hidden={isOpen}
        onClick={open}
        className="flex min-h-12 min-w-12 items-center gap-2 rounded-l-card bg-accent px-3 font-semibold text-accent-contrast text-sm shadow-floating hover:bg-accent-strong"
      >
        <ChatMark />
        <span className="max-md:sr-only">{t('outsideTools.chat.open')}</span>
      </button>
      {wasOpened ? <ChatWindow frame={frame} isOpen={isOpen} onPutAway={putAway} /> : null}
    </div>
  );
}

type ChatWindowProps = { frame: string; isOpen: boolean; onPutAway: () => void };

/** The provider's page in a frame of its own origin: it cannot reach this page, and gets no referrer. */
function ChatWindow({ frame, isOpen, onPutAway }: ChatWindowProps) {
  const { t } = useTranslation();
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) {
      closer.current?.focus();
    }
  }, [isOpen]);
  return (
    <section
      aria-label={t('outsideTools.chat.title')}
      hidden={!isOpen}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          onPutAway();
        }
      }}
      className="chat-window fixed border-line border-l bg-raised"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-line border-b py-1 pr-1 pl-4">
          <h2 className="text-lg">{t('outsideTools.chat.title')}</h2>
          <button
            ref={closer}
            type="button"
            aria-label={t('outsideTools.chat.close')}
            onClick={onPutAway}
            className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-text"
          >
            <Cross />
          </button>
        </div>
        <iframe
          title={t('outsideTools.chat.frame', { provider: CHAT_PROVIDER })}
          src={frame}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          // The provider's page assumes a white background; in dark mode its text would be black on dark.
          className="min-h-0 w-full grow scheme-light bg-white"
        />
      </div>
    </section>
  );
}

function ChatMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path
        strokeLinejoin="round"
        d="M4 5.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8.5L7 20.5v-4H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Z"
      />
      <path strokeLinecap="round" d="M8 9.5h8M8 12.5h5" />
    </svg>
  );
}

import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';

/** The forms of the account page; two-factor login has one per action. */
export type AccountForm = 'details' | 'data' | 'close' | 'email' | 'password' | 'setup' | 'off' | 'renew';

/** What closing a form would lose: typed input, or codes that are shown only once. */
export type Loss = 'typed' | 'codes';

type OpenForm = {
  form: AccountForm | null;
  /** The form last cancelled: the button that opens it gets the focus back. */
  left: AccountForm | null;
  open: (form: AccountForm) => void;
  close: (way: 'done' | 'left') => void;
  loss: RefObject<Loss | null>;
};

const OpenFormContext = createContext<OpenForm | null>(null);

/**
 * Keeps one form of the page open at a time: opening another closes it, after a question if something would be lost. With
 * several open, each would have a primary button.
 */
export function OneFormAtATime({ children }: { children: ReactNode }) {
  const [form, setForm] = useState<AccountForm | null>(null);
  const [left, setLeft] = useState<AccountForm | null>(null);
  const [asked, setAsked] = useState<AccountForm | null>(null);
  const loss = useRef<Loss | null>(null);
  const value = useMemo<OpenForm>(
    () => ({
      form,
      left,
      loss,
      open: (next) => {
        if (form !== null && form !== next && loss.current !== null) {
          setAsked(next);
          return;
        }
        setForm(next);
      },
      close: (way) => {
        setForm(null);
        setLeft(way === 'left' ? form : null);
      },
    }),
    [form, left],
  );
  return (
    <OpenFormContext value={value}>
      {children}
      <LeaveQuestion
        isOpen={asked !== null}
        loss={loss.current ?? 'typed'}
        onStay={() => setAsked(null)}
        onLeave={() => {
          setForm(asked);
          setAsked(null);
        }}
      />
    </OpenFormContext>
  );
}

/** The page's one open form. */
export function useOpenForm(): Omit<OpenForm, 'loss'> {
  return useContextOrFail();
}

/** Declares what closing the calling form would lose, while it is mounted. */
export function useLoss(loss: Loss | null): void {
  const known = useContextOrFail().loss;
  useEffect(() => {
    known.current = loss;
    return () => {
      known.current = null;
    };
  }, [known, loss]);
}

function useContextOrFail(): OpenForm {
  const value = use(OpenFormContext);
  if (value === null) {
    throw new Error('A form of the account page needs OneFormAtATime above it');
  }
  return value;
}

type LeaveQuestionProps = { isOpen: boolean; loss: Loss; onStay: () => void; onLeave: () => void };

function LeaveQuestion({ isOpen, loss, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onStay())}
      title={t(`security.leave.${loss}.title`)}
      actions={
        <>
          <Button onPress={onStay}>{t(`security.leave.${loss}.stay`)}</Button>
          <Button tone="danger" onPress={onLeave}>
            {t(`security.leave.${loss}.leave`)}
          </Button>
        </>
      }
    >
      <p>{t(`security.leave.${loss}.text`)}</p>
    </Dialog>
  );
}

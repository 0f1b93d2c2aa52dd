import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { LinkButton } from '@portal/web/ui/link-button';
import { MenuButton } from '@portal/web/ui/menu-button';
import { MenuAction, MenuList } from '@portal/web/ui/menu-list';
import { TextLink } from '@portal/web/ui/text-link';
import { ToastRegion } from '@portal/web/ui/toast-region';
import { type ComponentProps, useRef, useState } from 'react';
import { type Sheet, useSay } from './sheet.tsx';

function ButtonSample(props: Partial<ComponentProps<typeof Button>>) {
  const say = useSay();
  return <Button {...props}>{say('Save and go on', 'Enregistrer et continuer')}</Button>;
}

function LinkSample(props: Partial<ComponentProps<typeof LinkButton>>) {
  const say = useSay();
  return (
    <LinkButton href="#link-button" {...props}>
      {say('To the marketplace', 'Vers les placements')}
    </LinkButton>
  );
}

function MenuSample({ hasHead = false }: { hasHead?: boolean }) {
  const say = useSay();
  return (
    <MenuButton
      label={say('Menu of Ada Whitfield', 'Menu d’Ada Whitfield')}
      shown="Ada Whitfield"
      {...(hasHead ? { head: <p className="px-3 pb-2 font-semibold">Ada Whitfield</p> } : {})}
    >
      <MenuAction onAction={() => undefined}>{say('Your account', 'Votre compte')}</MenuAction>
      <MenuAction isDisabled>{say('Log out', 'Fermer la session')}</MenuAction>
    </MenuButton>
  );
}

/** A menu opened by a button that stands elsewhere. */
function MenuListSample() {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} onPress={() => setOpen(!isOpen)}>
        {say('Open the menu', 'Ouvrir le menu')}
      </Button>
      {isOpen ? (
        <MenuList button={button} label={say('More', 'Plus')} onClose={() => setOpen(false)}>
          <MenuAction onAction={() => undefined}>{say('Duplicate', 'Dupliquer')}</MenuAction>
        </MenuList>
      ) : null}
    </>
  );
}

function DialogSample(props: Partial<ComponentProps<typeof Dialog>>) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say('Open the question', 'Ouvrir la question')}</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={say('Cancel investment order?', 'Annuler l’ordre de placement?')}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{say('No, go back', 'Non, revenir')}</Button>
            <Button tone="danger" onPress={() => setOpen(false)}>
              {say('Yes, cancel', 'Oui, annuler')}
            </Button>
          </>
        }
      >
        <p>{say('What you typed will not be saved.', 'Vos réponses ne seront pas conservées.')}</p>
      </Dialog>
    </>
  );
}

function Toasts() {
  const say = useSay();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onPress={() => showToast('info', say('Your order is open.', 'Votre ordre est ouvert.'))}>
        {say('Inform', 'Informer')}
      </Button>
      <Button onPress={() => showToast('success', say('It is cancelled.', 'Il est annulé.'))}>
        {say('Confirm', 'Confirmer')}
      </Button>
      <Button onPress={() => showToast('problem', say('It could not be sent.', 'L’envoi a échoué.'))}>
        {say('Refuse', 'Refuser')}
      </Button>
      <ToastRegion />
    </div>
  );
}

function Sentence() {
  const say = useSay();
  return (
    <p>
      {say('Read the ', 'Lisez la ')}
      <TextLink href="#text-link">{say('privacy policy', 'politique de confidentialité')}</TextLink>
      {say(' first.', ' d’abord.')}
    </p>
  );
}

/** Buttons, menus and dialogs. */
export const ACTION_SHEETS: readonly Sheet[] = [
  {
    part: 'button',
    states: {
      secondary: <ButtonSample />,
      primary: <ButtonSample tone="primary" />,
      danger: <ButtonSample tone="danger" />,
      quiet: <ButtonSample tone="quiet" />,
      small: <ButtonSample size="small" />,
      pending: <ButtonSample tone="primary" isPending />,
      disabled: <ButtonSample isDisabled />,
      'full width': <ButtonSample tone="primary" fullWidth />,
    },
  },
  {
    part: 'link-button',
    states: {
      secondary: <LinkSample />,
      primary: <LinkSample tone="primary" />,
      danger: <LinkSample tone="danger" />,
      quiet: <LinkSample tone="quiet" />,
      small: <LinkSample size="small" />,
      'full width': <LinkSample fullWidth />,
    },
  },
  { part: 'text-link', states: { 'in a sentence': <Sentence /> } },
  {
    part: 'dialog',
    states: { question: <DialogSample role="alertdialog" />, wide: <DialogSample size="wide" /> },
  },
  { part: 'menu-button', states: { closed: <MenuSample />, 'with a head': <MenuSample hasHead /> } },
  { part: 'menu-list', states: { 'below its button': <MenuListSample /> } },
  { part: 'toast-region', states: { messages: <Toasts /> } },
];

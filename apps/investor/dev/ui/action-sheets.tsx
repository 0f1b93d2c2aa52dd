import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { LinkButton } from '@portal/web/ui/link-button';
import { TextLink } from '@portal/web/ui/text-link';
import { ToastRegion } from '@portal/web/ui/toast-region';
import { type ComponentProps, useState } from 'react';
import { type Sheet, useSay } from './sheet.tsx';

function button(props: Partial<ComponentProps<typeof Button>>) {
  return function ButtonState() {
    const say = useSay();
    return <Button {...props}>{say('Save and go on', 'Enregistrer et continuer')}</Button>;
  };
}

function link(props: Partial<ComponentProps<typeof LinkButton>>) {
  return function LinkState() {
    const say = useSay();
    return (
      <LinkButton href="#link-button" {...props}>
        {say('To the marketplace', 'Vers les placements')}
      </LinkButton>
    );
  };
}

function dialog(props: Partial<ComponentProps<typeof Dialog>>) {
  return function DialogState() {
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
  };
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

/** What is pressed, and what follows a press. */
export const ACTION_SHEETS: readonly Sheet[] = [
  {
    part: 'button',
    states: {
      secondary: button({}),
      primary: button({ tone: 'primary' }),
      danger: button({ tone: 'danger' }),
      quiet: button({ tone: 'quiet' }),
      small: button({ size: 'small' }),
      pending: button({ tone: 'primary', isPending: true }),
      disabled: button({ isDisabled: true }),
      'full width': button({ tone: 'primary', fullWidth: true }),
    },
  },
  {
    part: 'link-button',
    states: {
      secondary: link({}),
      primary: link({ tone: 'primary' }),
      danger: link({ tone: 'danger' }),
      quiet: link({ tone: 'quiet' }),
      small: link({ size: 'small' }),
      'full width': link({ fullWidth: true }),
    },
  },
  { part: 'text-link', states: { 'in a sentence': Sentence } },
  {
    part: 'dialog',
    states: { question: dialog({ role: 'alertdialog' }), wide: dialog({ size: 'wide' }) },
  },
  { part: 'toast-region', states: { messages: Toasts } },
];

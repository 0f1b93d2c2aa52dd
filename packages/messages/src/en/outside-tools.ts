/** Tools of other companies: the strip that asks for consent, the choices, and the live chat. */
export const outsideTools = {
  strip: {
    label: 'Your privacy choices',
    both: 'May we offer a live chat and measure how our public pages are visited? Nothing loads unless you accept.',
    chat: 'May we offer a live chat? Nothing loads unless you accept.',
    measurement: 'May we measure how our public pages are visited? Nothing loads unless you accept.',
    accept: 'Accept',
    refuse: 'Refuse',
    choose: 'Choose',
  },
  choices: {
    title: 'Your privacy choices',
    intro:
      'The portal works the same whatever you choose. To change your mind, open these choices at the bottom of any page.',
    chat: 'Live chat',
    chatHint:
      'Run by {{provider}}. It loads when you open it, and sees only what you write there. It cannot see the page around it, your answers or your signature.',
    measurement: 'Measuring visits',
    measurementHint:
      'By {{providers}}. They see what you click on our public pages while you are logged out, never a page where you type, pay or sign.',
    save: 'Save my choices',
  },
  chat: {
    open: 'Live chat',
    title: 'Live chat',
    frame: 'Live chat, run by {{provider}}',
    close: 'Put the chat away',
  },
} as const;

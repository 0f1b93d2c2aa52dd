import { officeComingIn } from './office/office-coming-in.ts';
import { officePeople } from './office/office-people.ts';
/** The dealer's office: what its pages and its calls say. */
export const office = {
  name: 'Office of $t(brand.name)',
  pageTitle: '{{page}} | {{site}}',
  skip: 'Skip to content',
  navigation: 'Pages of the office',
  onThisPage: 'On this page',
  menu: 'Menu of {{name}}',
  switchTo: { en: 'English', fr: 'Français' },
  languages: { en: 'English', fr: 'French' },
  prose: {
    look: 'How investors see it',
    marks:
      'Type **bold** for bold words, “- ” at the start of a line for a list, and [words](https://…) for a link.',
  },
  logOut: 'Log out',
  cancel: 'Cancel',
  deskNav: 'Desk',
  approvalsNav: 'Approvals',
  numbersNav: 'Numbers',
  approvalsCount: '{{number}} waiting for you',
  auditNav: 'Audit log',
  dealerNav: 'Our particulars',
  home: {
    nav: 'Your role',
    title: 'Good day, {{name}}',
    intro: 'You work here as: {{role}}.',
    clients: 'You see the clients of {{representative}}.',
    mayTitle: 'What you may do',
    ownClients: 'For your own clients only',
    proof: 'with a code from your app',
    other: 'Is something missing? An administrator can give you another role.',
  },
  picture: {
    hint: 'JPEG, PNG, WebP or HEIC, up to 15 MB and 64 megapixels. Each side has at least 320 pixels.',
    kept: 'This picture',
    crop: {
      title: 'What shall people see?',
      hint: 'Move the edges to crop the picture. We keep it in several sizes, so pages stay fast.',
      whole: 'Use the whole picture',
      part: 'Use this part',
    },
    description: {
      en: 'What it shows, in English',
      fr: 'What it shows, in French',
      hint: 'For people who cannot see it.',
    },
  },
  notFound: {
    title: 'This page is not in the office',
    text: 'The address may be mistyped, or the page has moved.',
    action: 'To your first page',
  },
  notPermitted: {
    title: 'Your role does not have this page',
    text: 'Ask an administrator if you need it for your work.',
  },
  failed: {
    title: 'Something went wrong on this page',
    text: 'Load the page again. If it happens once more, tell the person who runs the portal.',
    reload: 'Load again',
  },
  desk: {
    cannotWork: 'This person cannot work on it',
    tooManyViews: 'Remove a view first: nobody keeps more than {{count}}',
  },
  order: {
    changes: {
      itemRequired: 'Choose at least one thing to change',
      askedTwice: 'Ask for each thing once',
      answerByWrong: 'Choose a day from today to 60 days from now',
      noteRequired: 'Say in a note what has to be changed',
    },
  },
  ...officePeople,
  ...officeComingIn,
} as const;

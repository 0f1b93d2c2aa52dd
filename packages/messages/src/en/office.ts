import { officeComingIn } from './office/office-coming-in.ts';
import { officePeople } from './office/office-people.ts';
/** The dealer's office: what its pages and its calls say. */
export const office = {
  name: '$t(brand.name) office',
  pageTitle: '{{page}} | {{site}}',
  skip: 'Skip to content',
  navigation: 'Office pages',
  onThisPage: 'On this page',
  menu: 'Account menu for {{name}}',
  switchTo: { en: 'English', fr: 'Français' },
  languages: { en: 'English', fr: 'French' },
  fieldOf: '{{part}}: {{field}}',
  prose: {
    look: 'How investors see it',
    marks:
      'Type **bold** for bold words, “- ” at the start of a line for a list, and [words](https://…) for a link.',
  },
  otherPerson: {
    title: 'Another person logged in',
    text: 'Nothing was sent in their name. Copy what you typed before you load the page again.',
    reload: 'Load the page again',
    stay: 'Stay on this page',
  },
  newToday: {
    other: 'Here since today: {{name}}, with this access since {{when}}.',
    you: 'You are here since today, with this access since {{when}}.',
  },
  version: 'Portal version {{version}}',
  looksOn: {
    until: 'What the law allows for each order is recorded and shown. It is enforced from {{day}}.',
  },
  logOut: 'Log out',
  cancel: 'Cancel',
  reason: { required: 'Give a reason', tooLong: 'Use 1,000 characters or fewer' },
  list: {
    pages: 'Pages of the list',
    first: 'First page',
    next: 'Next page',
    more: '{{number}}+',
    all: 'All',
    search: 'Search',
    filters: 'Filters',
    filterOf: '{{label}}: {{all}}',
    clear: 'Clear filters',
  },
  deskNav: 'Desk',
  approvalsNav: 'Approvals',
  numbersNav: 'Numbers',
  approvalsCount: '{{number}} waiting for you',
  auditNav: 'Audit log',
  dealerNav: 'Our particulars',
  home: {
    nav: 'Your role',
    title: 'Hello, {{name}}',
    intro: 'What you do here: {{role}}.',
    clients: 'You see the clients of {{representative}}.',
    mayTitle: 'What you can do',
    ownClients: 'For your own clients only',
    proof: 'with a code from your app',
    other: 'Missing something? Ask an administrator to change your role.',
  },
  reader: {
    page: '{{title}}, page {{page}} of {{pages}}',
    choose: 'Page, of {{count}}',
    before: 'Previous page',
    next: 'Next page',
  },
  picture: {
    hint: 'JPEG, PNG, WebP or HEIC, up to 15 MB and 64 megapixels. At least 320 pixels on each side.',
    kept: 'This picture',
    crop: {
      title: 'Crop the picture',
      hint: 'Drag the edges to choose what people see. We save several sizes so that pages load fast.',
      whole: 'Use the whole picture',
      part: 'Use this part',
    },
    description: {
      en: 'Description in English',
      fr: 'Description in French',
      hint: 'For people who cannot see it.',
    },
  },
  notFound: {
    title: 'We can’t find this page',
    text: 'The address may be mistyped, or the page has moved.',
    action: 'Go to your first page',
  },
  notPermitted: {
    title: 'Your role can’t open this page',
    text: 'Ask an administrator if you need it for your work.',
  },
  failed: {
    title: 'Something went wrong on this page',
    text: 'Reload the page. If it happens again, tell the person who runs the portal.',
    reload: 'Reload',
  },
  parameterUnknown: 'There is no “{{name}}” here',
  desk: {
    cannotWork: 'This person’s role can’t work on it',
    tooManyViews: 'Remove a view first. You can save up to {{count}}',
  },
  order: {
    changes: {
      itemRequired: 'Choose at least one thing to change',
      askedTwice: 'This change is already on the list',
      answerByWrong: 'Choose a day from today to 60 days from now',
      noteRequired: 'Explain in the note what to change',
    },
  },
  ...officePeople,
  ...officeComingIn,
} as const;

// What few people meet, in one file that loads on demand: each file more would be one more page to the groups of the build.
export { PurchasesElsewhere } from './groups/purchases-elsewhere.tsx';
export { TaxResidences } from './groups/tax-residences.tsx';
export { NewQuestions } from './new-questions.tsx';

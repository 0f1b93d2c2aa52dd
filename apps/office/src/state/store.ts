import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './api.ts';
import { showPerson } from './other-person.ts';
import { setSomebodyThere } from './questions.ts';
import { sessionSlice } from './session-slice.ts';

const rootReducer = combineReducers({
  session: sessionSlice.reducer,
  [api.reducerPath]: api.reducer,
});

type RootState = ReturnType<typeof rootReducer>;

/** The office's store; nothing of it outlives the page. */
export function createStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  setSomebodyThere(false);
  showPerson(null);
  store.subscribe(() => {
    const { person } = store.getState().session;
    if (person?.id !== shownId) {
      shownId = person?.id;
      showPerson(shownId ?? null);
    }
    const isThere = person !== null;
    if (isThere !== wasThere) {
      wasThere = isThere;
      setSomebodyThere(isThere);
    }
  });
  let wasThere = false;
  let shownId: string | undefined;
  return store;
}

export type Store = ReturnType<typeof createStore>;

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();

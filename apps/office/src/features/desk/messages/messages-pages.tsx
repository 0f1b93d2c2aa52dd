import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Route, Routes } from 'react-router';
import { MessagePage } from './message-page.tsx';
import { MessagesPage } from './messages-page.tsx';

/** The list of messages, and one of them. */
export function MessagesPages({ self }: { self: StaffSelf }) {
  return (
    <Routes>
      <Route index element={<MessagesPage />} />
      <Route path=":messageId" element={<MessagePage self={self} />} />
    </Routes>
  );
}

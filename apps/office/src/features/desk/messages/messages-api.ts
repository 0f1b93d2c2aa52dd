import type { MessageQuery } from '@portal/domain/desk/messages/contact-desk';
import type {
  MessagePage,
  MessageStateInput,
  OfficeMessageDetail,
  ReplyInput,
} from '@portal/domain/desk/messages/office-messages.wire';
import { api } from '#state/api.ts';

type OfMessage = { messageId: string };
const message = ({ messageId }: OfMessage) => `/office/messages/${encodeURIComponent(messageId)}`;

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    messages: build.query<MessagePage, MessageQuery>({
      query: (params) => ({ url: '/office/messages', params }),
      providesTags: ['ContactRequest'],
    }),
    message: build.query<OfficeMessageDetail, OfMessage>({
      query: message,
      providesTags: ['ContactRequest'],
    }),
    // After a refusal, too: somebody else was faster, and the page shows what they did.
    answerMessage: build.mutation<null, OfMessage & ReplyInput>({
      query: ({ messageId, ...body }) => ({ url: `${message({ messageId })}/reply`, method: 'POST', body }),
      invalidatesTags: ['ContactRequest', 'Investor'],
    }),
    moveMessage: build.mutation<null, OfMessage & MessageStateInput>({
      query: ({ messageId, ...body }) => ({ url: `${message({ messageId })}/state`, method: 'POST', body }),
      invalidatesTags: ['ContactRequest', 'Investor'],
    }),
  }),
});

export const { useMessagesQuery, useMessageQuery, useAnswerMessageMutation, useMoveMessageMutation } =
  messagesApi;

const OK = 200;

/** One message to the dealer from somebody logged in, of which copies are then made. */
export async function writeToDealer(address: string): Promise<void> {
  const reply = await fetch(`${address}/api/sendemail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer bench-etienne' },
    body: JSON.stringify({
      name: 'Étienne Gauthier',
      email: 'etienne@northline.example',
      subject: 'My order',
      message: 'When will somebody look at it?',
      requestType: 'order',
    }),
  });
  if (reply.status !== OK) {
    throw new Error(`The message was refused: ${await reply.text()}`);
  }
}

/** The frame over a picture, wherever one is cropped. */
export const cropping = {
  picture: 'Your photo',
  horizontal: 'Left and right edges, counted from the left',
  vertical: 'Bottom and top edges, counted from the bottom',
  left: 'Left edge',
  right: 'Right edge',
  top: 'Top edge',
  bottom: 'Bottom edge',
  turn: 'Turn right',
  reset: 'Start over',
  failed: 'This photo could not be changed on this device. You can keep it as it is.',
} as const;

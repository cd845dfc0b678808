/** Tones a drawing may use besides the greys of its hardware. */
export const TONES = {
  spruce: '#34524a',
  ink: '#27303f',
  cloudberry: '#dc9440',
  ice: '#c3d3da',
  lichen: '#a3aa86',
  rust: '#a1532f',
  snow: '#e9eae4',
  granite: '#767c7e',
  charcoal: '#2b2e32',
  birch: '#cfc2a8',
  moss: '#66704c',
  fjord: '#4b6a80',
  clay: '#b98468',
  dusk: '#5a5468',
  alu: '#b9bec1',
} as const;

/** The colours of one variant. Check the accent against the block: small lettering stands on it. */
export type Colourway = {
  readonly main: string;
  readonly block: string;
  readonly accent: string;
  readonly trim: string;
};

export const COLOURWAYS = {
  spruce: { main: TONES.spruce, block: '#263d38', accent: TONES.cloudberry, trim: '#1d2b29' },
  ink: { main: TONES.ink, block: '#3b4a60', accent: TONES.ice, trim: '#161c27' },
  cloudberry: { main: TONES.cloudberry, block: TONES.ink, accent: TONES.snow, trim: '#2b2a2c' },
  ice: { main: TONES.ice, block: TONES.fjord, accent: '#8a3f1f', trim: '#2f3c48' },
  lichen: { main: TONES.lichen, block: TONES.moss, accent: '#5a2612', trim: '#39402c' },
  rust: { main: TONES.rust, block: '#6e3a28', accent: TONES.birch, trim: '#2f2523' },
  fjord: { main: TONES.fjord, block: '#2f4658', accent: TONES.cloudberry, trim: '#1c2833' },
  snow: { main: TONES.snow, block: '#c9cec9', accent: TONES.spruce, trim: '#3a4442' },
  charcoal: { main: '#33373c', block: '#24272b', accent: TONES.granite, trim: '#17191c' },
  dusk: { main: TONES.dusk, block: '#3d3950', accent: TONES.clay, trim: '#232030' },
} as const satisfies Record<string, Colourway>;

export type ColourwayName = keyof typeof COLOURWAYS;

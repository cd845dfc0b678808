import { mix, type Stop } from './svg';

/** The colours of the fell at one hour of the day. */
export type FellLight = {
  sky: readonly Stop[];
  glow: readonly Stop[];
  far: readonly Stop[];
  middle: readonly Stop[];
  main: readonly Stop[];
  hill: readonly Stop[];
  snow: readonly Stop[];
  mist: string;
  /** colour of a tree; 0 near, 1 far */
  tree: (distance: number) => string;
  track: string;
  trackLit: string;
  shade: string;
  ink: string;
  coat: string;
  pack: string;
  /** the light on the edge of people */
  rim: string;
  /** lamps are lit */
  isNight: boolean;
  foregroundTop: string;
  foregroundBottom: string;
};

export const DAWN: FellLight = {
  sky: [
    [0, '#a9c4d3'],
    [0.28, '#c9dbe2'],
    [0.46, '#e7e9e4'],
    [0.56, '#f8e3cf'],
    [0.64, '#fbd6b4'],
  ],
  glow: [
    [0, '#fff3df', 0.95],
    [0.4, '#ffe2bd', 0.5],
    [1, '#ffe2bd', 0],
  ],
  far: [
    [0, '#c5d0da'],
    [1, '#efe3db'],
  ],
  middle: [
    [0, '#a9bccb'],
    [0.5, '#c6d2da'],
    [1, '#f7e8dc'],
  ],
  main: [
    [0, '#6f8ea6'],
    [0.3, '#91acbf'],
    [0.52, '#b9cbd5'],
    [0.72, '#e4e6e5'],
    [0.88, '#fcf0e4'],
    [1, '#fffaf3'],
  ],
  hill: [
    [0, '#8ea6b3'],
    [0.5, '#b4c6cf'],
    [1, '#dfe6e6'],
  ],
  snow: [
    [0, '#8faac0'],
    [0.25, '#acc2d1'],
    [0.5, '#c9d9e1'],
    [0.72, '#e4ebed'],
    [0.88, '#f7f4ef'],
    [1, '#fffbf5'],
  ],
  mist: '#eef0ee',
  tree: (distance) => mix('#2b4a4c', '#8fa8b1', Math.max(0, 0.12 + distance * 0.75)),
  track: '#8da8bd',
  trackLit: '#fffaf2',
  shade: '#6f8ea6',
  ink: '#16302f',
  coat: '#c4541a',
  pack: '#33514a',
  rim: '#ffe9cb',
  isNight: false,
  foregroundTop: '#f5e9de',
  foregroundBottom: '#b9cddb',
};

export const NIGHT: FellLight = {
  sky: [
    [0, '#071420'],
    [0.35, '#0c2430'],
    [0.55, '#14404a'],
    [0.66, '#2a6a68'],
  ],
  glow: [
    [0, '#8fe6c0', 0.35],
    [1, '#8fe6c0', 0],
  ],
  far: [
    [0, '#1a4450'],
    [1, '#2a5d66'],
  ],
  middle: [
    [0, '#16384a'],
    [0.5, '#1d4757'],
    [1, '#2f6a72'],
  ],
  main: [
    [0, '#0e2536'],
    [0.3, '#173b4d'],
    [0.55, '#265666'],
    [0.75, '#3e7a82'],
    [0.9, '#66a49f'],
    [1, '#8cc7b6'],
  ],
  hill: [
    [0, '#0f2a38'],
    [0.5, '#183d4b'],
    [1, '#28535e'],
  ],
  snow: [
    [0, '#0f2938'],
    [0.25, '#163a4a'],
    [0.5, '#204d5d'],
    [0.72, '#316873'],
    [0.88, '#4a8a8a'],
    [1, '#70b0a2'],
  ],
  mist: '#235560',
  tree: (distance) => mix('#081a20', '#1d4450', Math.max(0, 0.1 + distance * 0.7)),
  track: '#123243',
  trackLit: '#7fbfae',
  shade: '#04131c',
  ink: '#041015',
  coat: '#b9571f',
  pack: '#1f4a4c',
  rim: '#a8f0d0',
  isNight: true,
  foregroundTop: '#3c7b80',
  foregroundBottom: '#081c28',
};

/** A clear, cold morning with a pale sky that dark words stand on: the mountain as strong before it as before the northern lights. */
export const MORNING: FellLight = {
  ...DAWN,
  sky: [
    [0, '#b3cdda'],
    [0.4, '#cfe0e6'],
    [0.66, '#e9ebe4'],
    [0.78, '#fbe3c8'],
  ],
  far: [
    [0, '#b9c9d5'],
    [1, '#e6e2dd'],
  ],
  middle: [
    [0, '#9db4c5'],
    [0.5, '#bccbd6'],
    [1, '#f2e4d9'],
  ],
  main: [
    [0, '#4f738f'],
    [0.3, '#5f84a0'],
    [0.52, '#b9cbd5'],
    [0.72, '#e4e6e5'],
    [0.88, '#fdf1e2'],
    [1, '#fffaf3'],
  ],
  mist: '#eceeea',
};

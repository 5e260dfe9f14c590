/** What a person would brush away in 11-second-bedroom.jpg, in its own pixels (2048 x 1365): the outlines of what lies on the floor. */
const BRUSHED = [
  'M690 1225 L775 1125 L900 1070 L985 1075 L960 1000 L925 985 L930 945 L1000 940 L1010 1050 L1050 1080 L1120 1082 L1180 1065 L1300 1068 L1360 1010 L1480 1000 L1560 1070 L1540 1095 L1640 1125 L1670 1200 L1665 1280 L1540 1300 L1500 1365 L690 1365 Z',
];

export const brushMask = (): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1365"><rect width="2048" height="1365"/>
    <path d="${BRUSHED.join(' ')}" fill="#fff" stroke="#fff" stroke-width="24" stroke-linejoin="round"/></svg>`,
  );

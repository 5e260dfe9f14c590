/** What a person would brush away in 11-second-bedroom.jpg, in its own pixels (2048 x 1365): the outlines of what lies on the floor. */
const BRUSHED = [
  // the open box, left
  'M95 1205 L110 1170 L270 1100 L470 1015 L545 1040 L565 1085 L515 1150 L505 1285 L420 1340 L150 1365 L140 1245 Z',
  // grey clothes
  'M700 1215 L790 1110 L900 1080 L1045 1115 L1055 1165 L1005 1180 L1085 1250 L1060 1300 L1010 1330 L960 1365 L880 1365 L720 1350 L705 1300 Z',
  // rucksack, papers, blue and ochre clothes
  'M930 950 L1010 930 L1015 890 L1060 865 L1115 890 L1140 980 L1250 1020 L1330 1000 L1480 1000 L1560 1070 L1500 1120 L1470 1140 L1475 1190 L1500 1260 L1480 1310 L1330 1365 L1160 1365 L1065 1210 L1080 1140 L1190 1100 L1080 1080 L1000 1080 L1000 1010 L930 985 Z',
  // slippers
  'M1455 1170 L1480 1120 L1560 1110 L1640 1130 L1665 1200 L1660 1275 L1520 1275 L1480 1235 Z',
];

export const brushMask = (): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1365"><rect width="2048" height="1365"/>
    <path d="${BRUSHED.join(' ')}" fill="#fff" stroke="#fff" stroke-width="24" stroke-linejoin="round"/></svg>`,
  );

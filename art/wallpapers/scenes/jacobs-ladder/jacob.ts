import type { Box, Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { litForm } from '../../lib/lit-form.ts';
import { tints } from '../../lib/notation.ts';
import { P, path, taper } from '../../lib/shapes.ts';

const [linen, mantle, cloth, skin, beard, wood] = tints(
  '0.55 0.07 30, 0.4 0.09 305, 0.74 0.05 50, 0.52 0.075 45, 0.33 0.05 25, 0.3 0.05 350',
) as [RGB, RGB, RGB, RGB, RGB, RGB];

const deep = (col: RGB, q = 0.5) => mix(col, lch(0.16, 0.06, 285), q);

/** Jacob asleep on his back under his mantle, one knee up, a hand on his breast: px right of and above (x, y). */
export async function drawJacob(c: Canvas, bed: { x: number; y: number }): Promise<void> {
  const { x, y } = bed;
  const p = (a: number, b: number) => P(x + a, y - b);
  const fold = (x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, w = 7) =>
    taper(
      Array.from({ length: 11 }, (_, i): [number, number, number] => {
        const t = i / 10;
        const at = (a: number, b: number, d: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * d;
        return [x + at(x0, x1, x2), y - at(y0, y1, y2), 0.6 + w * Math.sin(Math.PI * t ** 0.8)];
      }),
    );
  const staff = path(
    taper([
      [x + 96, y + 34, 6],
      [x + 230, y + 42, 8],
      [x + 420, y + 36, 8],
      [x + 560, y + 44, 7],
    ]),
    wood,
  );
  // the mantle is bed and blanket at once: what is left of it spreads on the ground
  const spread =
    path(
      `M${p(140, 30)}C${p(150, 2)} ${p(190, -16)} ${p(240, -12)}C${p(290, -26)} ${p(330, -10)} ${p(380, -18)}C${p(430, -28)} ${p(480, -12)} ${p(540, -16)}C${p(576, -16)} ${p(590, -4)} ${p(580, 20)}L${p(300, 60)}Z`,
      deep(mantle, 0.4),
    ) +
    path(
      [
        fold(250, 12, 262, 0, 246, -11),
        fold(320, 10, 340, -2, 332, -14),
        fold(430, 8, 452, -4, 440, -20),
        fold(500, 10, 520, -2, 524, -14),
      ],
      deep(mantle, 0.75),
      0.8,
    );
  const farFoot = path(
    `M${p(592, 8)}C${p(588, 34)} ${p(590, 52)} ${p(594, 66)}C${p(597, 80)} ${p(606, 90)} ${p(614, 88)}C${p(622, 84)} ${p(618, 70)} ${p(616, 56)}C${p(622, 40)} ${p(632, 24)} ${p(626, 8)}C${p(620, 0)} ${p(600, 0)} ${p(592, 8)}Z`,
    skin,
  );
  const farLeg = path(
    `M${p(370, 100)}C${p(440, 96)} ${p(520, 78)} ${p(594, 62)}C${p(604, 44)} ${p(604, 20)} ${p(596, 2)}L${p(380, 0)}Z`,
    deep(mantle, 0.3),
  );
  const neck = path(
    `M${p(150, 100)}C${p(162, 122)} ${p(182, 132)} ${p(200, 126)}L${p(216, 84)}L${p(160, 74)}Z`,
    deep(skin, 0.25),
  );
  const tunic =
    path(
      `M${p(170, 96)}C${p(182, 124)} ${p(206, 140)} ${p(240, 142)}C${p(284, 142)} ${p(330, 120)} ${p(384, 106)}L${p(400, 0)}L${p(186, 0)}C${p(166, 30)} ${p(160, 70)} ${p(170, 96)}Z`,
      linen,
    ) +
    path(
      [
        fold(226, 138, 262, 128, 300, 106),
        fold(262, 140, 300, 126, 330, 92),
        fold(204, 128, 214, 132, 226, 108, 5),
      ],
      deep(linen),
      0.75,
    );
  const nearFoot = path(
    `M${p(524, 34)}C${p(538, 40)} ${p(556, 32)} ${p(572, 22)}C${p(590, 14)} ${p(604, 6)} ${p(602, -5)}C${p(596, -10)} ${p(540, -9)} ${p(520, -6)}Z`,
    skin,
  );
  const blanket =
    path(
      `M${p(318, 112)}C${p(352, 124)} ${p(372, 134)} ${p(396, 156)}C${p(420, 180)} ${p(444, 200)} ${p(468, 200)}C${p(490, 198)} ${p(500, 178)} ${p(506, 150)}C${p(514, 112)} ${p(530, 74)} ${p(546, 42)}C${p(554, 22)} ${p(550, 4)} ${p(532, -6)}C${p(500, -4)} ${p(480, -12)} ${p(450, -8)}C${p(420, -4)} ${p(380, -12)} ${p(346, -4)}C${p(316, 0)} ${p(304, 30)} ${p(306, 66)}C${p(306, 84)} ${p(308, 100)} ${p(318, 112)}Z`,
      mantle,
    ) +
    path(
      [
        fold(468, 190, 440, 120, 372, 66, 9),
        fold(474, 186, 462, 110, 430, 4, 10),
        fold(482, 178, 494, 100, 488, 0, 9),
        fold(452, 186, 410, 140, 340, 104, 8),
        fold(330, 96, 348, 60, 372, 8, 8),
        fold(500, 150, 520, 90, 530, 30, 6),
      ],
      deep(mantle),
      0.8,
    ) +
    path(
      [
        fold(460, 194, 424, 136, 356, 88, 5),
        fold(478, 188, 476, 110, 458, 16, 5),
        fold(492, 172, 508, 104, 508, 20, 5),
        fold(344, 100, 372, 62, 400, 14, 4),
      ],
      mix(mantle, lch(0.82, 0.08, 20), 0.55),
      0.75,
    );
  const hand =
    path(
      `M${p(334, 116)}C${p(344, 130)} ${p(364, 138)} ${p(378, 134)}C${p(388, 130)} ${p(396, 124)} ${p(400, 116)}C${p(398, 110)} ${p(390, 110)} ${p(382, 112)}C${p(374, 104)} ${p(364, 98)} ${p(350, 96)}Z`,
      skin,
    ) + path([fold(374, 122, 384, 122, 396, 114, 2), fold(368, 114, 376, 112, 388, 110, 2)], deep(skin), 0.7);
  const sleeve =
    path(
      `M${p(184, 100)}C${p(186, 122)} ${p(214, 134)} ${p(240, 120)}C${p(262, 106)} ${p(276, 88)} ${p(290, 80)}C${p(304, 90)} ${p(318, 104)} ${p(330, 120)}C${p(342, 118)} ${p(354, 106)} ${p(358, 92)}C${p(344, 64)} ${p(322, 34)} ${p(300, 18)}C${p(284, 6)} ${p(256, 8)} ${p(240, 24)}C${p(216, 46)} ${p(186, 70)} ${p(184, 100)}Z`,
      mix(linen, cloth, 0.3),
    ) +
    path(
      [
        fold(226, 112, 244, 84, 280, 60, 7),
        fold(212, 88, 240, 60, 272, 44, 7),
        fold(286, 70, 282, 46, 264, 24, 6),
        fold(300, 76, 300, 50, 288, 22, 6),
        fold(322, 96, 330, 92, 344, 82, 5),
      ],
      deep(linen, 0.45),
      0.75,
    );
  const face =
    path(
      `M${p(106, 150)}C${p(112, 160)} ${p(118, 163)} ${p(124, 161)}C${p(130, 163)} ${p(136, 171)} ${p(141, 171)}C${p(146, 170)} ${p(145, 163)} ${p(147, 160)}C${p(153, 163)} ${p(157, 159)} ${p(157, 155)}C${p(166, 154)} ${p(172, 148)} ${p(176, 138)}L${p(160, 98)}L${p(110, 100)}Z`,
      skin,
    ) + path(fold(121, 154, 127, 147, 135, 152, 3.4), deep(skin, 0.75));
  const whiskers =
    path(
      `M${p(146, 158)}C${p(151, 164)} ${p(155, 157)} ${p(160, 160)}C${p(170, 163)} ${p(184, 158)} ${p(200, 140)}C${p(192, 136)} ${p(184, 126)} ${p(176, 114)}C${p(166, 104)} ${p(150, 100)} ${p(140, 106)}C${p(138, 118)} ${p(148, 128)} ${p(150, 140)}C${p(150, 148)} ${p(148, 152)} ${p(146, 158)}Z`,
      beard,
    ) +
    path([fold(160, 148, 172, 146, 188, 138, 3), fold(154, 130, 164, 132, 180, 128, 3)], deep(beard, 0.6));
  const headcloth =
    path(
      `M${p(115, 160)}C${p(94, 162)} ${p(70, 144)} ${p(66, 119)}C${p(64, 98)} ${p(80, 82)} ${p(104, 78)}C${p(128, 70)} ${p(154, 70)} ${p(172, 76)}C${p(180, 86)} ${p(174, 98)} ${p(158, 103)}C${p(144, 110)} ${p(132, 124)} ${p(126, 140)}C${p(123, 149)} ${p(120, 156)} ${p(115, 160)}Z`,
      cloth,
    ) +
    path(
      [
        fold(84, 138, 96, 116, 138, 98, 5),
        fold(74, 116, 92, 94, 150, 84, 5),
        fold(112, 134, 118, 112, 152, 92, 4),
      ],
      deep(cloth, 0.4),
      0.7,
    ) +
    path(
      taper([
        [x + 121, y - 150, 5],
        [x + 100, y - 138, 8],
        [x + 84, y - 112, 8],
        [x + 80, y - 88, 5],
      ]),
      deep(mantle, 0.1),
    );
  const box: Box = [x - 20, y - 240, 700, 320];
  // he presses the grass down: the ground about him lies in his shadow
  await c.svg(`<ellipse cx="${x + 340}" cy="${y + 14}" rx="300" ry="26" fill="#120b26"/>`, {
    box: [x - 20, y - 60, 720, 140],
    blur: 9,
    opacity: 0.6,
    stipple: 1,
  });
  const light = {
    toward: [0.4, -0.917],
    warm: lch(0.87, 0.085, 45),
    rim: lch(0.98, 0.045, 75),
    shade: lch(0.17, 0.06, 283),
  } as const;
  await c.svg(staff, { box, rim: { dx: 1, dy: -2, col: linen, amt: 0.8 } });
  await litForm(c, [spread, farFoot, farLeg, neck, tunic, nearFoot, blanket], box, { ...light, reach: 15 });
  await litForm(c, [hand], box, { ...light, reach: 6, amt: [0.85, 1, 0.25] });
  await litForm(c, [sleeve], box, { ...light, reach: 13 });
  await litForm(c, [face, whiskers], box, { ...light, reach: 7, amt: [0.75, 1, 0.3] });
  await litForm(c, [headcloth], box, { ...light, reach: 10, amt: [0.75, 1, 0.5] });
}

import { ruling } from '../language';

export default ruling(
  'activation-needs-a-target',
  {
    covers: ['no-target', 'activation'],
    title: { en: 'No target, no activation', ko: '대상이 없으면 발동할 수 없다' },
    statement: {
      en: 'An effect that targets chooses its target when it is activated. While there is no card it could choose, it cannot be activated at all: Monster Reborn needs a monster in a GY.',
      ko: '대상을 지정하는 효과는 발동할 때에 대상을 정한다. 대상으로 할 수 있는 카드가 없으면 발동 자체를 할 수 없다. 죽은 자의 소생은 어느 쪽이든 묘지에 몬스터가 있어야 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInHand('Monster Reborn');
    inCase({ en: 'Both GYs without monsters', ko: '양쪽 묘지에 몬스터가 없을 경우' }, () => {
      given(opponent).hasInGY('Dark Hole');
      then.cannot(turnPlayer).activate('Monster Reborn', { because: 'no-target' });
    });
    inCase({ en: 'A monster in a GY', ko: '묘지에 몬스터가 있을 경우', contrast: 1 }, () => {
      given(opponent).hasInGY('Gemini Elf');
      then.can(turnPlayer).activate('Monster Reborn');
    });
  },
);

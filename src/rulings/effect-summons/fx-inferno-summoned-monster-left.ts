import { ruling } from '../language';

export default ruling(
  'fx-inferno-summoned-monster-left',
  {
    covers: ['special-summon', 'quick-effect', 'last-place'],
    title: { en: 'Inferno Reckless Summon without its monster', ko: '소환한 몬스터가 사라진 지옥의 폭주소환' },
    statement: {
      en: 'If the monster that was Special Summoned is no longer face-up on the field when Inferno Reckless Summon resolves, its player Summons nothing; the opponent still does.',
      ko: '지옥의 폭주소환의 처리시에 그 특수 소환한 몬스터가 필드에 앞면 표시로 존재하지 않으면, 발동한 플레이어는 특수 소환하지 않고 상대만 특수 소환한다.',
    },
    doubtful: {
      en: 'The text does not say what happens then. A published ruling is followed: the player who activated it Special Summons only if the Summoned monster is face-up on the field at resolution.',
      ko: '그 경우 어떻게 되는지는 텍스트에 쓰여 있지 않다. 특수 소환한 몬스터가 처리시에 앞면 표시로 존재할 때만 발동한 플레이어도 특수 소환한다는 재정을 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .hasInHand('Monster Reborn', 'Inferno Reckless Summon')
      .hasInGY('Kuriboh#back')
      .hasInDeck('Kuriboh#1', 'Kuriboh#2');
    given(opponent).controls('Gemini Elf').hasInDeck('Gemini Elf#deck').hasSet('Compulsory Evacuation Device');
    turnPlayer.activates('Monster Reborn', { targets: ['Kuriboh#back'] });
    bothPass();
    turnPlayer.activates('Inferno Reckless Summon');
    inCase({ en: 'It is there', ko: '남아 있을 경우' }, () => {
      bothPass();
      then.linkWas('Inferno Reckless Summon', 'resolved');
      then.countIs(turnPlayer, 'monsterZone', 3);
      then.countIs(opponent, 'monsterZone', 2);
    });
    inCase({ en: 'It was returned to the hand', ko: '패로 되돌아갔을 경우', contrast: 1 }, () => {
      opponent.activates('Compulsory Evacuation Device', { targets: ['Kuriboh#back'] });
      bothPass();
      then.isIn('Kuriboh#back', 'hand');
      then.linkWas('Inferno Reckless Summon', 'resolved');
      then.countIs(turnPlayer, 'monsterZone', 0);
      then.countIs(opponent, 'monsterZone', 2);
    });
  },
);

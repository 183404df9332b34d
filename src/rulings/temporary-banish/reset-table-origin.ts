import { card, ruling } from '../language';

export default ruling(
  'reset-table-origin',
  {
    covers: ['banish', 'face-down', 'special-summon'],
    title: {
      en: 'From where: cleared face-down, kept by a banish',
      ko: '어디에서 왔는지: 뒷면이 되면 사라지고 제외되면 남는다',
    },
    statement: {
      en: 'From where a monster was Special Summoned is forgotten when it is turned face-down, but kept through a temporary banish. Darklord Edeh Arae inflicts piercing damage if it was Special Summoned from the GY.',
      ko: '어디에서 특수 소환되었는지는 뒷면 표시가 되면 사라지지만, 일시적으로 제외되어도 남는다. 묘지에서 특수 소환된 타락천사 에데 아라에는 관통 데미지를 준다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).hasInGY('Darklord Edeh Arae');
    given(opponent).controls(card('Mystical Elf', { position: 'defense' }));
    const revived = () => {
      turnPlayer.activates('Monster Reborn', { zone: 1 });
      turnPlayer.picksZone(0);
      turnPlayer.picksPosition('attack');
    };
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      given(turnPlayer).hasInHand('Monster Reborn', 'Tsukuyomi', 'Book of Taiyou');
      revived();
      turnPlayer.normalSummons('Tsukuyomi');
      turnPlayer.picks('Darklord Edeh Arae');
      then.isFaceDown('Darklord Edeh Arae');
      turnPlayer.activates('Book of Taiyou', { targets: ['Darklord Edeh Arae'] });
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Darklord Edeh Arae', 'Mystical Elf');
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      given(turnPlayer).controls('Interdimensional Matter Forwarder').hasInHand('Monster Reborn');
      revived();
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Darklord Edeh Arae'] });
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Darklord Edeh Arae', 'Mystical Elf');
      then.lpIs(opponent, 7700);
    });
  },
);

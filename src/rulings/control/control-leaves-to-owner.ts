import { ruling } from '../language';

export default ruling(
  'control-leaves-to-owner',
  {
    covers: ['control', 'damage-calculation'],
    title: { en: 'A taken monster goes to its owner’s GY', ko: '빼앗은 몬스터는 주인의 묘지로' },
    statement: {
      en: 'A card that leaves the field goes to the GY, hand or Deck of its owner, whoever controls it. So Gemini Elf, taken with Change of Heart, goes to the opponent’s GY, while the battle damage hits its controller, who attacked with it.',
      ko: '필드를 벗어나는 카드는 누가 컨트롤하든 주인의 묘지, 패, 덱으로 간다. 마음의 변화로 빼앗은 쌍둥이 자매 엘프는 상대 묘지로 가지만, 전투 데미지는 그것으로 공격한 컨트롤러가 받는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Change of Heart', 'Luster Dragon');
    given(opponent).controls('Gemini Elf', 'Blue-Eyes White Dragon');
    turnPlayer.activates('Change of Heart', { targets: ['Gemini Elf'] });
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Gemini Elf', 'Blue-Eyes White Dragon');
    then.lpIs(turnPlayer, 6900);
    then.lpIs(opponent, 8000);
    then.isIn('Gemini Elf', 'gy', opponent);
    then.countIs(turnPlayer, 'gy', 1);
  },
);
